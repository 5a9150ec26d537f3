import { escapeHtml } from '../../../html/escape-html.js'
import { withoutMarkers } from '../../create-markers.js'

/** The id and the class names that an author set on a block that is not an HTML element. */
interface DivAttributes {
  readonly id?: string | undefined
  readonly className?: string | undefined
}

/** Wraps HTML in a `div` with the author's id and class names; without these, returns it unchanged. */
export function wrapInDiv({ id, className }: DivAttributes, html: string): string {
  const attributes = [renderAttribute('id', id), renderAttribute('class', className)].join('')
  return attributes === '' ? html : `<div${attributes}>${html}</div>`
}

function renderAttribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${escapeHtml(withoutMarkers(value))}"`
}
