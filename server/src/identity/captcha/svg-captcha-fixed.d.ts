// The package's own types leave out that the module itself draws a given text.
declare module 'svg-captcha-fixed' {
  function draw(
    text: string,
    options: { width: number; height: number; fontSize: number; noise: number },
  ): string
  export = draw
}
