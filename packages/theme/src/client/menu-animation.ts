import { onTarget } from './on-target.js'

/**
 * Duration of opening or closing content of a height in pixels, in milliseconds. Taller content takes longer, but less
 * than in proportion.
 */
export function collapseTime(height: number): number {
  return Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10)
}

/**
 * Animates every `details` that a summary opens or closes, present and future ones, unless the reader prefers reduced
 * motion.
 */
export function installMenuAnimation(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  onTarget('click', 'summary', (summary, event) => {
    const details = summary.parentElement
    const content = summary.nextElementSibling
    if (!(details instanceof HTMLDetailsElement) || !(content instanceof HTMLElement) || reducedMotion.matches) return
    event.preventDefault()
    toggle(details, content)
  })
}

function toggle(details: HTMLDetailsElement, content: HTMLElement): void {
  const [running] = content.getAnimations()
  const isClosing = details.open && !details.classList.contains('is-closing')
  const from = details.open ? content.offsetHeight : 0
  running?.cancel()
  details.open = true
  details.classList.toggle('is-closing', isClosing)
  const height = content.offsetHeight
  const steps = { height: [`${from}px`, `${isClosing ? 0 : height}px`], overflow: ['hidden', 'hidden'] }
  const animation = content.animate(steps, { duration: collapseTime(height), easing: 'ease-in-out' })
  animation.onfinish = () => {
    details.open = !isClosing
    details.classList.remove('is-closing')
  }
}
