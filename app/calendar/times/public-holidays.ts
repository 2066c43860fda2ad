/** The days of a year on which Hamburg does not work, as `2026-12-25`. */
export function publicHolidays(year: number): string[] {
  const easter = easterSunday(year);
  return [
    ...sameEveryYear.map((day) => `${year}-${day}`),
    ...daysFromEaster.map((days) => easter.add({ days }).toString()),
  ];
}

const sameEveryYear = ['01-01', '05-01', '10-03', '10-31', '12-25', '12-26'];

/** Good Friday, Easter Monday, Ascension Day, Whit Monday. */
const daysFromEaster = [-2, 1, 39, 50];

/** After the rule of Meeus, Jones and Butcher: right for every year of our calendar. */
function easterSunday(year: number): Temporal.PlainDate {
  const moonYear = year % 19;
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon = (19 * moonYear + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - fullMoon - (ofCentury % 4)) % 7;
  const lateMoon = Math.floor((moonYear + 11 * fullMoon + 22 * toSunday) / 451);
  const day = fullMoon + toSunday - 7 * lateMoon + 114;
  return new Temporal.PlainDate(year, Math.floor(day / 31), (day % 31) + 1);
}
