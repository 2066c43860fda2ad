/** A field that people do not see; what fills it in is mostly no person. */
export const trapName = 'fax_number';
