/** The address of a picture, which the build gives it. */
declare module '*.webp' {
  const address: string;
  export default address;
}
