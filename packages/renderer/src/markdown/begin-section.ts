import { escapeHtml } from '../render/escape-html.js'
import type { Draft } from './draft.js'

/** A heading in the text. */
export interface SectionHeading {
  readonly id: string
  /** 1 to 6. */
  readonly level: number
  readonly label: string
  /** The label as HTML; empty where the heading has none, but pictures. */
  readonly html: string
}

/** Begins the section of a heading, and puts it into the contents of the document, which have no level 1. */
export function beginSection({ id, level, label, html }: SectionHeading, { sections, toc }: Draft): void {
  sections.open({ id, title: label, level })
  // A heading of pictures is listed by what they show, and one without any words not at all.
  if (level > 1 && label !== '') toc.push({ id, level, html: html || escapeHtml(label), text: label })
}
