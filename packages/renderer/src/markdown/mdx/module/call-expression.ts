import { readReason } from '../../../contract/read-reason.js'
import { type Compilation, exposeDocument } from '../../compilation.js'
import { callInComponent } from '../../html/render-react.js'

/** What React throws where a hook is called outside of a component. */
const HOOK_OUTSIDE = /of null \(reading 'use[A-Za-z]*'\)/

/**
 * Returns the value of an expression of a page. If it calls hooks, it is called as part of a component, because the
 * whole page is one in MDX. Throws what it throws.
 */
export function callExpression(call: () => unknown, compilation: Compilation): unknown {
  try {
    return call()
  } catch (error) {
    if (!HOOK_OUTSIDE.test(readReason(error))) throw error
    exposeDocument(compilation)
    return callInComponent(call, compilation.root)
  }
}
