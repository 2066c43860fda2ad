import regular from './inter-400.woff2?url';
import medium from './inter-500.woff2?url';
import semibold from './inter-600.woff2?url';

/** The files of fonts.css that nearly every page needs. */
export const fontUrls = { regular, medium, semibold };
