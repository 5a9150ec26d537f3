import { escapeHtml } from '../html/escape-html.js'
import type { Draft } from './draft.js'

/** A heading in the text. */
export interface SectionHeading {
  readonly id: string
  /** 1 to 6. */
  readonly level: number
  readonly label: string
  /** The label as HTML; empty if the heading contains only images, or nothing. */
  readonly html: string
}

/** Begins the section of a heading, and adds it to the table of contents, which has no level 1. */
export function beginSection({ id, level, label, html }: SectionHeading, { sections, toc }: Draft): void {
  sections.open({ id, title: label, level })
  // A heading of images is listed by their alternative text; one without any text is not listed.
  if (level > 1 && label !== '') toc.push({ id, level, html: html || escapeHtml(label), text: label })
}
