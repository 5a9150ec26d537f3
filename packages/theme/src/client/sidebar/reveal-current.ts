declare global {
  interface Window {
    /** Defined by the script in the head, see `layout-script.ts`. */
    docgenLayOut?: () => void
  }
}

/** Scrolls the sidebar so that the current page's item is visible, as inline scripts do before the first paint. */
export function revealCurrent(): void {
  window.docgenLayOut?.()
}
