/** Length of a pause, in milliseconds: if no request follows a response for so long, the first page is visible. */
const PAUSE_MS = 150
/** Maximum wait once the site is ready, in milliseconds: requests may never come, or never stop. */
const MAX_MS = 1500

/** The first pause between requests, when background work can begin. */
export interface FirstPause {
  /** Returns the response; there is no pause until it settles. */
  readonly during: <Value>(response: Promise<Value>) => Promise<Value>
  /** Begins to look for a pause. Call it when the site is ready: until then, requests wait for the site. */
  readonly begin: () => void
  /** Resolves at the first pause, or after `MAX_MS`. */
  readonly paused: Promise<void>
}

/** Starts to watch for the first pause after the first responses. */
export function waitForPause(): FirstPause {
  let update = (_change: number): void => {}
  let begin = (): void => {}
  const paused = new Promise<void>((resolve) => {
    let waiting = 0
    let hasRequested = false
    let latest: number | undefined
    let timer: NodeJS.Timeout | undefined
    const finish = (): void => {
      if (latest === undefined) return
      clearTimeout(timer)
      const remaining = latest - performance.now()
      timer = setTimeout(resolve, hasRequested && waiting === 0 ? Math.min(PAUSE_MS, remaining) : remaining)
    }
    update = (change) => {
      waiting += change
      hasRequested = true
      finish()
    }
    begin = () => {
      latest = performance.now() + MAX_MS
      finish()
    }
  })
  return {
    during: (response) => {
      update(1)
      return response.finally(() => update(-1))
    },
    begin,
    paused,
  }
}
