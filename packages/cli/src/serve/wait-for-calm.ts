/** How long nobody may have asked for anything, in milliseconds: the first page is on screen then. */
const CALM_MS = 150
/** How long to wait for a first reader at all, and then for the pause: whoever asks without end must not put it off for ever. */
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
    let latest: number | undefined
    hear = () => {
      clearTimeout(timer)
      latest ??= performance.now() + LONGEST_MS
      timer = setTimeout(resolve, Math.min(CALM_MS, latest - performance.now()))
    }
  })
  return { hear: () => hear(), calm }
}
