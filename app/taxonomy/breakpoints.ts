/** Widths in pixels from which a wider layout holds; the same as Tailwind's, for what CSS cannot ask itself. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;
