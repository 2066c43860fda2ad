export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'net sales', but 'GMV'. */
export const uncapitalised = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
