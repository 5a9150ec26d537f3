import { slug } from 'github-slugger'
import type { Problem } from '../compilation.js'
import type { Draft } from '../draft.js'
import type { BlockReporter, Positioned } from '../source-file.js'
import type { TabUse } from './block.js'
import { writeAround, writeTitled } from './block-form.js'

/** A tab as written. */
export interface RawTab {
  /** Plain text; empty if the tab has no label. */
  readonly label: string
  readonly value?: string
  readonly isDefault: boolean
  /** Attributes of the label, under React's names. */
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly node: Positioned
}

/**
 * Gives every tab a label and a unique value, and makes one the default. Reports missing labels and duplicate values.
 */
export function nameTabs(rawTabs: readonly RawTab[], reporter: BlockReporter): TabUse[] {
  const values = new Set<string>()
  let hasDefault = false
  const tabs = rawTabs.map(({ node, ...tab }, index): TabUse => {
    if (tab.label === '') report(node, 'the tab has no label', `Write ${writeTitled('tab', reporter.isJsx(node))}`)
    const label = tab.label || `${index + 1}`
    const requestedValue = tab.value || slug(label) || `${index + 1}`
    const value = values.has(requestedValue) ? addNumber(requestedValue, index + 1, values) : requestedValue
    const isDefault = tab.isDefault && !hasDefault
    if (value !== requestedValue)
      report(node, `two tabs have the value ${requestedValue}`, 'Give each a unique value="…"')
    if (tab.isDefault && hasDefault) report(node, 'two tabs are the default')
    values.add(value)
    hasDefault ||= isDefault
    return { value, label, isDefault, ...(tab.attributes && { attributes: tab.attributes }) }
  })
  return hasDefault ? tabs : tabs.map((tab, index) => ({ ...tab, isDefault: index === 0 }))

  function report(node: Positioned, message: string, hint?: string): void {
    reporter.report(node, { code: 'tabs', message, ...(hint !== undefined && { hint }) })
  }
}

function addNumber(value: string, first: number, taken: ReadonlySet<string>): string {
  let number = first
  while (taken.has(`${value}-${number}`)) number += 1
  return `${value}-${number}`
}

const PROBLEMS = {
  content: (tab) => ({
    message: 'these tabs have content outside of a tab, which is shown before them',
    hint: `Put it into a ${tab}`,
  }),
  empty: (tab, { before }, isJsx) => ({
    message: 'these tabs contain no tab',
    hint: `Write ${tab} inside ${before}${isJsx ? '' : '; the outer fence needs more colons'}`,
  }),
  alone: (_tab, { before, after }) => ({
    message: 'a tab is outside of tabs',
    hint: `Put ${before} before it and ${after} after the last tab`,
  }),
} as const satisfies Readonly<Record<string, DescribeTabs>>

type DescribeTabs = (
  tab: string,
  around: ReturnType<typeof writeAround>,
  isJsx: boolean,
) => Pick<Problem, 'message' | 'hint'>

/** Reports a structural problem of tabs. */
export function reportTabs(problem: keyof typeof PROBLEMS, node: Positioned, reporter: BlockReporter): void {
  const isJsx = reporter.isJsx(node)
  const describe: DescribeTabs = PROBLEMS[problem]
  reporter.report(node, { code: 'tabs', ...describe(writeTitled('tab', isJsx), writeAround('tabs', isJsx), isJsx) })
}

/** Reserves and returns the next free id with a prefix, such as `tabs-1`. */
export function nextId(prefix: string, draft: Draft): string {
  for (;;) {
    draft.groupCount += 1
    const id = `${prefix}-${draft.groupCount}`
    if (draft.ids.reserve(id)) return id
  }
}
