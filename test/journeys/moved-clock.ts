/** Loaded before a site (`node --import`): its clock starts at CLOCK_STARTS_AT. The clock of the database is not moved. */
const ahead = Date.parse(process.env.CLOCK_STARTS_AT!) - Date.now();

globalThis.Date = new Proxy(Date, {
  construct: (date, given, as) =>
    Reflect.construct(date, given.length === 0 ? [date.now() + ahead] : given, as) as Date,
  get: (date, name) => (name === 'now' ? () => date.now() + ahead : (Reflect.get(date, name) as unknown)),
});
