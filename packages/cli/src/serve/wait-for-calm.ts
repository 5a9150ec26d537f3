/** How long after an answer nobody may have asked for anything more, in milliseconds: the first page is on screen then. */
const CALM_MS = 150
/** How long to wait for that once the site is there: no reader may come at all, or one who asks without end. */
const LONGEST_MS = 1500

/** The first pause between requests, in which what no page needs may begin. */
export interface FirstCalm {
  /** Hands an answer on; until it is there, nothing is calm. */
  readonly during: <Value>(answer: Promise<Value>) => Promise<Value>
  /** To be called when the site is there: whoever asked before has waited for it, and nothing was calm. */
  readonly begin: () => void
  readonly calm: Promise<void>
}

/** Waits for the first pause after the first answers. */
export function waitForCalm(): FirstCalm {
  let note = (_change: number): void => {}
  let begin = (): void => {}
  const calm = new Promise<void>((resolve) => {
    let waiting = 0
    let hasAsked = false
    let latest: number | undefined
    let timer: NodeJS.Timeout | undefined
    const settle = (): void => {
      if (latest === undefined) return
      clearTimeout(timer)
      const left = latest - performance.now()
      timer = setTimeout(resolve, hasAsked && waiting === 0 ? Math.min(CALM_MS, left) : left)
    }
    note = (change) => {
      waiting += change
      hasAsked = true
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
