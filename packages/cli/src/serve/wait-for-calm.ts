/** How long nobody may have asked for anything, in milliseconds: the first page is on screen then. */
const CALM_MS = 150
/** How long to wait for a first reader at all. */
const LONGEST_MS = 1500

/** The first pause between requests, in which what no page needs may begin. */
export interface FirstCalm {
  /** To be called for each request. */
  readonly hear: () => void
  readonly calm: Promise<void>
}

/** Waits for the first pause after the first requests, from now on. */
export function waitForCalm(): FirstCalm {
  let hear = (): void => {}
  const calm = new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, LONGEST_MS)
    hear = () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, CALM_MS)
    }
  })
  return { hear: () => hear(), calm }
}
