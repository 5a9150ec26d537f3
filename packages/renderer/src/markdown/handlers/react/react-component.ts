import type { Element } from 'hast'
import { createElement, Fragment, type ReactNode } from 'react'
import { textInHtml } from '../../../html/text-in-html.js'
import { type Compilation, exposeDocument } from '../../compilation.js'
import type { NestedComponent, ReactBlock } from '../../directives/block.js'
import type { Draft } from '../../draft.js'
import { moveStyles } from '../../html/move-styles.js'
import { renderInRoot, renderSafely } from '../../html/render-react.js'
import { protectHtml } from '../../ids/protect-names.js'
import { collectStyles } from './collect-styles.js'
import { slotMark } from './fill-slots.js'
import {
  componentMark,
  fillGaps,
  type Gaps,
  hasElements,
  listComponents,
  removeComponents,
  renderReactChildren,
  toReactNodes,
} from './react-children.js'
import { resolveReactLinks } from './react-links.js'
import { readMessages } from './react-messages.js'

/**
 * Renders a component of the site. Its Markdown children become HTML first; nested components render together with it,
 * so that contexts reach them.
 */
export function renderReactComponent(element: Element, block: ReactBlock, draft: Draft): string {
  const { sections, anchors, nestedUses: uses } = draft
  const component = { block, children: renderReactChildren(element, draft) }
  if (draft.isInReact) return componentMark(component, draft)
  const gaps: Gaps = { uses, slots: [], owners: [], rendered: new Map(), readers: new Set() }
  const prefix = `x${draft.reactCount++}-`
  exposeDocument(draft.compilation)
  const { html: rendered, styles } = collectStyles(draft.compilation.styled, () =>
    renderWhole(component, { gaps, prefix, root: draft.compilation.root }),
  )
  reportHidden(rendered, gaps)
  const read = readMessages(rendered, { draft, slots: gaps.slots, element })
  const linked = resolveReactLinks(read, { draft, element })
  const html = moveStyles(styles + protectHtml(linked, element, draft), draft.compilation.styleRules)
  // The HTML of a page that only redirects is empty: its content is in the head.
  if (html.trim() === '' && !rendered.includes('refresh')) block.reportEmpty?.()
  if (html.includes('<table')) draft.sheets.add('table')
  sections.separate()
  if (!draft.isSilent) sections.add(textInHtml(html))
  sections.separate()
  for (const [, id = ''] of html.matchAll(/<[^<>]* id="([^"<>]+)"/g)) anchors.push(id)
  return fillGaps(removeComponents(html, gaps), gaps)
}

interface WholeRendering {
  readonly gaps: Gaps
  readonly prefix: string
  readonly root: Compilation['root']
}

/**
 * Renders a component. A component in it that throws receives elements as children; if it throws again, it is reported,
 * and only its content is rendered.
 */
function renderWhole(component: NestedComponent, { gaps, prefix, root }: WholeRendering): string {
  for (let failures = 0; failures <= 2 * (gaps.uses.length + 1); failures++) {
    const { slots, owners, rendered, readers } = gaps
    slots.length = 0
    owners.length = 0
    rendered.clear()
    let failed: Failure | undefined
    const node = component.block.create(toReactNodes(component, gaps))
    const inRoot = root && renderInRoot(node, prefix, root)
    if (inRoot !== undefined) return inRoot
    const html = renderSafely(node, prefix, (error) => {
      failed = findInnermost({ component, error }, { prefix, gaps })
    })
    if (!failed) return html
    const { block } = failed.component
    if (hasElements(failed.component) && !readers.has(block)) {
      readers.add(block)
      continue
    }
    block.report(failed.error)
    const rest = renderLeniently(node, prefix)
    if (rest !== undefined) return rest
    Object.assign(block, { create: showContent })
  }
  return ''
}

/**
 * Renders a node again after its error is reported: components that docgen lacks then render their children.
 * `undefined` if it throws again.
 */
function renderLeniently(node: ReactNode, prefix: string): string | undefined {
  let hasFailed = false
  const lenient = Symbol.for('docgen.lenient')
  Reflect.set(globalThis, lenient, true)
  try {
    const html = renderSafely(node, prefix, () => {
      hasFailed = true
    })
    return hasFailed ? undefined : html
  } finally {
    Reflect.set(globalThis, lenient, false)
  }
}

function showContent(children: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...children)
}

/** A component, and what it throws. */
interface Failure {
  readonly component: NestedComponent
  readonly error: unknown
}

/** Finds the innermost component that throws when rendered alone. */
function findInnermost(failure: Failure, { gaps, prefix }: Pick<WholeRendering, 'gaps' | 'prefix'>): Failure {
  for (const inner of listComponents(failure.component.children, gaps.uses)) {
    let thrown: { readonly error: unknown } | undefined
    const content = toReactNodes(inner, { ...gaps, slots: [], owners: [], rendered: new Map() })
    renderSafely(inner.block.create(content), prefix, (error) => {
      thrown = { error }
    })
    if (thrown) return findInnermost({ component: inner, ...thrown }, { gaps, prefix })
  }
  return failure
}

/** Reports content that no component renders: readers would never see it. */
function reportHidden(rendered: string, { slots, owners }: Gaps): void {
  if (rendered === '') return
  const shown = new Set(rendered.match(/\u0000s\d+\u0000/g))
  for (const [index, html] of slots.entries()) {
    const text = shown.has(slotMark(index)) ? '' : textInHtml(html)
    if (text.trim() !== '') owners[index]?.reportHidden?.(text)
  }
}
