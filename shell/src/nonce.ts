// webpack replaces the name, so it cannot be a constant.
// oxlint-disable-next-line prefer-const
declare let __webpack_nonce__: string | undefined;

/** Chunks and style elements that are added at run time carry the nonce of the page's own scripts. */
__webpack_nonce__ =
  document.currentScript?.nonce || document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
