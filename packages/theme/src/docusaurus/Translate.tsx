import type { ReactElement, ReactNode } from 'react'
import { Interpolate, interpolate } from './Interpolate.js'
import type { SiteLanguage } from './site-language.js'

/** Props of a text of the page's language. */
export interface TranslateProps {
  readonly id?: string
  readonly description?: string
  readonly values?: Readonly<Record<string, ReactNode>>
  readonly children?: string
}

/** A text with its id in translation files; without one, the text is its own id. */
export interface TranslatedText {
  readonly id?: string
  readonly message?: string
  readonly description?: string
}

/** Makes `<Translate>` of a site: the text of the page's language by its id, else as it is written. */
export function createTranslate(language: SiteLanguage): (props: TranslateProps) => ReactElement {
  return (props) => drawTranslate(props, language)
}

function drawTranslate({ id, values = {}, children = '' }: TranslateProps, { find }: SiteLanguage): ReactElement {
  return <Interpolate values={values}>{find(id ?? children) ?? children}</Interpolate>
}

/** Makes `translate()` of a site: the same as a text. */
export function createTranslateText({ find }: SiteLanguage) {
  return (
    { id, message }: TranslatedText,
    values?: Readonly<Record<string, ReactNode>>,
  ): ReturnType<typeof interpolate> => interpolate(find(id ?? message ?? '') ?? message ?? id ?? '', values)
}
