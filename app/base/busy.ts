/** Too much is asked for at once; later it can be had. */
export class Busy extends Error {}
