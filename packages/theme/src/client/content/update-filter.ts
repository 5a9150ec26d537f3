import { findHashTarget } from '../find-hash-target.js'
import { onClick } from '../on-click.js'

const TAG = '.update-filter button'

/**
 * Shows only the entries of a changelog with the chosen tag, and their number. A link to a hidden entry shows all
 * entries again. `first` is the event that triggered loading this module.
 */
export function installUpdateFilter(first: Event): void {
  onClick(TAG, first, choose)
  addEventListener('hashchange', () => {
    const target = findHashTarget(location.hash)
    const all = target
      ?.closest('.update[hidden]')
      ?.closest('.updates')
      ?.querySelector<HTMLElement>(`${TAG}[data-tag=""]`)
    if (!all) return
    choose(all)
    target?.scrollIntoView()
  })
}

function choose(chosen: HTMLElement): void {
  const { tag = '' } = chosen.dataset
  for (const button of chosen.parentElement?.querySelectorAll('button') ?? [])
    button.ariaPressed = String(button === chosen)
  const updates = [...(chosen.closest('.updates')?.querySelectorAll('.update') ?? [])]
  let count = 0
  for (const update of updates) {
    const tags = [...update.querySelectorAll('.update-facts .badge')].map((badge) => badge.textContent)
    const isShown = tag === '' || tags.includes(tag)
    update.toggleAttribute('hidden', !isShown)
    if (isShown) count += 1
  }
  const status = chosen.parentElement?.querySelector('[role="status"]')
  if (status) status.textContent = tag === '' ? '' : `${count} / ${updates.length}`
}
