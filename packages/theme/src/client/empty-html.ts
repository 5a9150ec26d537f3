/**
 * With this value of `dangerouslySetInnerHTML`, React keeps the children that an element already has. The content
 * security policy requires trusted HTML, even if it is empty.
 */
export const EMPTY_HTML = {
  __html: (globalThis as { readonly trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
}
