/** After how long a navigation shows its progress, in milliseconds. */
export const START_DELAY = 200
/** How often the bar moves on by itself, in milliseconds. */
export const TRICKLE_TIME = 800
/** Where the bar starts. */
export const MINIMUM = 0.08
const MAXIMUM = 0.994
/** By how much the bar moves on at most. */
const STEP = 0.02
const FADE_TIME = 200

/** Shows that something loads, unless it is over within 200 ms; gives back what ends it. */
export function startProgress(): () => void {
  let bar: HTMLElement | undefined
  let value = MINIMUM
  let trickle: ReturnType<typeof setInterval> | undefined
  const show = (): void => {
    if (bar) bar.style.transform = `scaleX(${value})`
  }
  const start = setTimeout(() => {
    bar = document.createElement('div')
    bar.className = 'progress'
    bar.ariaHidden = 'true'
    document.body.append(bar)
    show()
    trickle = setInterval(() => {
      value = Math.min(MAXIMUM, value + Math.random() * STEP)
      show()
    }, TRICKLE_TIME)
  }, START_DELAY)
  return () => {
    clearTimeout(start)
    clearInterval(trickle)
    const done = bar
    value = 1
    show()
    if (!done) return
    done.classList.add('is-done')
    setTimeout(() => done.remove(), FADE_TIME)
  }
}
