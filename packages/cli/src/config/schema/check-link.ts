import type * as z from 'zod/mini'

/** The label and target fields of a link. */
export interface LinkFields {
  readonly label?: string
  readonly html?: string
  readonly to?: string
  readonly href?: string
}

/** Reports a link that does not have exactly one text and exactly one target. */
export function checkLink(link: LinkFields, context: z.core.$RefinementCtx): void {
  checkOne(link, ['label', 'html'], context)
  checkOne(link, ['to', 'href'], context)
}

/** Reports a menu's toggle that does not have exactly one text, or has two targets. */
export function checkToggle(link: LinkFields, context: z.core.$RefinementCtx): void {
  checkOne(link, ['label', 'html'], context)
  if (link.to !== undefined && link.href !== undefined) report(['to', 'href'], 'two', context)
}

/** Reports an invalid footer link: it needs either only `html`, or a label and one target. */
export function checkFooterLink(link: LinkFields, context: z.core.$RefinementCtx): void {
  if (link.html === undefined) {
    checkOne(link, ['to', 'href'], context)
    if (link.label === undefined)
      context.addIssue({ code: 'custom', message: 'expected a label', params: { missing: ['label'] } })
    return
  }
  for (const name of ['label', 'to', 'href'] as const) {
    if (link[name] !== undefined) {
      context.addIssue({ code: 'custom', path: [name], message: `${name} cannot be combined with html` })
    }
  }
}

function checkOne(link: LinkFields, names: Pair, context: z.core.$RefinementCtx): void {
  const count = names.filter((name) => link[name] !== undefined).length
  if (count !== 1) report(names, count === 0 ? 'none' : 'two', context)
}

type Pair = readonly ['label', 'html'] | readonly ['to', 'href']

function report([first, second]: Pair, count: 'none' | 'two', context: z.core.$RefinementCtx): void {
  if (count === 'none') {
    const message = `expected ${first} or ${second}, found neither`
    context.addIssue({ code: 'custom', message, params: { missing: [first, second] } })
  } else {
    const message = `${second} cannot be combined with ${first}: expected one of the two`
    context.addIssue({ code: 'custom', path: [second], message })
  }
}
