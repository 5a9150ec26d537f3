/** Delay before a navigation shows its progress, in milliseconds. */
export const START_DELAY = 200
/** Interval at which the bar advances by itself, in milliseconds. */
export const TRICKLE_TIME = 800
/** Initial position of the bar. */
export const MINIMUM = 0.08
const MAXIMUM = 0.994
/** Maximum advance per step. */
const STEP = 0.02
const FADE_TIME = 200

/** Shows progress unless loading ends within 200 ms; returns a function that ends it. */
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
