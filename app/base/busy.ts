/** Too much is asked for at once; later it can be had. */
export class Busy extends Error {}

/** One client alone asks for too much. Others are served, so the site is not unavailable. */
export class TooManyAtOnce extends Busy {}
