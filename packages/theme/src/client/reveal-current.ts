declare global {
  interface Window {
    /** What the script in the head holds, see `layout-script.ts`. */
    docgenLayOut?: () => void
  }
}

/** Scrolls the sidebar's own box so that the current page's line is in it, as was done before the first paint. */
export function revealCurrent(): void {
  window.docgenLayOut?.()
}
