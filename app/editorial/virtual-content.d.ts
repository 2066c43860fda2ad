declare module 'virtual:content' {
  const content: import('./content.ts').Content;
  export default content;
}
