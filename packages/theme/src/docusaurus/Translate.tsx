import type { ReactElement, ReactNode } from 'react'
import { Interpolate, interpolate } from './Interpolate.js'
import { isInBrowser, message } from './message.js'

/** Props of a text of the page's language. */
export interface TranslateProps {
  readonly id?: string
  readonly description?: string
  readonly values?: Readonly<Record<string, ReactNode>>
  readonly children?: string
}

/** The text of the page's language under `id`; the text between the tags where there is none. */
export function Translate({ id, values, children = '' }: TranslateProps): ReactElement {
  const texts = Object.values(values ?? {})
  const arePlain = texts.every((value) => typeof value === 'string' || typeof value === 'number')
  if (isInBrowser() || !arePlain) return <Interpolate values={values ?? {}}>{children}</Interpolate>
  return <>{translate({ message: children, ...(id !== undefined && { id }) }, values)}</>
}

/** The same as a text, for attributes. */
export function translate(
  { id, message: fallback = id ?? '' }: { readonly id?: string; readonly message?: string },
  values: Readonly<Record<string, ReactNode>> = {},
): string {
  if (isInBrowser()) return String(interpolate(fallback, values))
  const strings = Object.entries(values).map(([name, value]) => [name, String(value)])
  return message('text', { key: id ?? fallback, fallback, values: Object.fromEntries(strings) })
}
