/** How long after a response no request may come, in milliseconds: by then the first page is visible. */
const CALM_MS = 150
/** Maximum wait once the site is ready: requests may never come, or never stop. */
const LONGEST_MS = 1500

/** The first pause between requests, when background work can begin. */
export interface FirstCalm {
  /** Passes a response on; it is not calm until then. */
  readonly during: <Value>(answer: Promise<Value>) => Promise<Value>
  /** Call it when the site is ready: earlier requests were still waiting for it. */
  readonly begin: () => void
  readonly calm: Promise<void>
}

/** Waits for the first pause after the first responses. */
export function waitForCalm(): FirstCalm {
  let note = (_change: number): void => {}
  let begin = (): void => {}
  const calm = new Promise<void>((resolve) => {
    let waiting = 0
    let hasRequested = false
    let latest: number | undefined
    let timer: NodeJS.Timeout | undefined
    const settle = (): void => {
      if (latest === undefined) return
      clearTimeout(timer)
      const left = latest - performance.now()
      timer = setTimeout(resolve, hasRequested && waiting === 0 ? Math.min(CALM_MS, left) : left)
    }
    note = (change) => {
      waiting += change
      hasRequested = true
      settle()
    }
    begin = () => {
      latest = performance.now() + LONGEST_MS
      settle()
    }
  })
  return {
    during: (answer) => {
      note(1)
      return answer.finally(() => note(-1))
    },
    begin,
    calm,
  }
}
