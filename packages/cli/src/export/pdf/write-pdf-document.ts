import { escapeHtml } from '@docgen/renderer/contract'
import type { PdfEntry } from './list-pdf-entries.js'

/** Content of the HTML document that is printed as the PDF. */
export interface PdfDocument {
  readonly title: string
  readonly tagline: string
  /** Label of the version; empty on a site with one version. */
  readonly version: string
  readonly url: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Heading of the table of contents. */
  readonly contents: string
  readonly entries: readonly PdfEntry[]
  /** Route → name of the page. */
  readonly names: ReadonlyMap<string, string>
  /** URLs of the style sheets. */
  readonly sheets: readonly string[]
  /** HTML of the pages, in order. */
  readonly pages: readonly string[]
}

/**
 * Returns the HTML of cover, table of contents and pages. `numbers` has the page number of each name. Without it, the
 * document has the same layout, but its content is invisible and its pages have no links, so it prints in a fraction of
 * the time.
 */
export function writePdfDocument(document: PdfDocument, numbers?: ReadonlyMap<string, number>): string {
  const { title, tagline, version, url, language, direction, contents, entries, names, sheets, pages } = document
  const links = sheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
  const lines = entries.map(({ label, depth, route }, index) => {
    const name = route === undefined ? undefined : names.get(route)
    const text = `<span class="pdf-label">${escapeHtml(label)}</span>`
    const isParent = (entries[index + 1]?.depth ?? 0) > depth
    const style = `pdf-depth-${Math.min(depth, 4)}${isParent ? ' pdf-parent' : ''}`
    if (name === undefined) return `<li class="${style}">${text}</li>`
    // The width of numbers is fixed, so that filling them in moves nothing.
    return `<li class="${style}"><a href="#${name}">${text}<span class="pdf-number">${numbers?.get(name) ?? ''}</span></a></li>`
  })
  const content = pages.join('\n')
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}" dir="${direction}" data-theme="light"><head><meta charset="utf-8">
<title>${escapeHtml(version === '' ? title : `${title} ${version}`)}</title>${links.join('')}
<style>${STYLES}${writeMargins(document)}${numbers ? '' : '*{visibility:hidden!important}'}</style></head><body>
<section class="pdf-cover"><p class="pdf-title">${escapeHtml(title)}</p><p>${escapeHtml(tagline)}</p>
<p>${escapeHtml(version)}</p><p class="pdf-url">${escapeHtml(url)}</p></section>
<nav class="pdf-contents" aria-label="${escapeHtml(contents)}"><h1>${escapeHtml(contents)}</h1><ol>${lines.join('')}</ol></nav>
<main>${numbers ? content : withoutLinks(content)}</main></body></html>
`
}

function withoutLinks(html: string): string {
  return html.replace(/<a [^<>]*/g, (tag) => tag.replace(/ href="#[^"]*"/, ' href="#"'))
}

/** CSS for title and version above each page except the cover, and its number below; needs Chromium 131 or later. */
function writeMargins({ title, version }: PdfDocument): string {
  return `@page{@top-left{content:${quote(title)}}@top-right{content:${quote(version)}}
@bottom-right{content:counter(page) " / " counter(pages)}}
@page :first{@top-left{content:none}@top-right{content:none}@bottom-right{content:none}}
`
}

/** A CSS string that cannot end the style sheet. */
function quote(text: string): string {
  return `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
}

const STYLES = `
@page{size:A4;margin:22mm 18mm 20mm;font:8pt sans-serif;color:#555}
@page :first{margin:0}
html{overflow:visible}
body{display:block;margin:0;font-size:10pt;background:#fff}
.pdf-cover{box-sizing:border-box;height:296mm;padding:80mm 24mm 24mm;break-after:page}
.pdf-cover p{font-size:14pt;margin:0 0 4mm}
.pdf-cover .pdf-title{font-size:34pt;font-weight:700;line-height:1.2}
.pdf-cover .pdf-url{color:#555}
.pdf-contents{display:block;break-after:page}
.pdf-contents ol{list-style:none;margin:0;padding:0}
.pdf-contents a{display:flex;gap:4mm;color:inherit;text-decoration:none}
.pdf-contents a::after{content:none!important}
.pdf-contents li{padding-block:1mm;break-inside:avoid}
.pdf-contents .pdf-parent{break-after:avoid}
.pdf-label{flex:1}
.pdf-number{width:14mm;text-align:end;font-variant-numeric:tabular-nums}
.pdf-depth-0{font-weight:600;margin-block-start:2mm}
.pdf-depth-1{padding-inline-start:6mm}
.pdf-depth-2{padding-inline-start:12mm}
.pdf-depth-3{padding-inline-start:18mm}
.pdf-depth-4{padding-inline-start:24mm}
.pdf-page{break-before:page;padding-block-start:2mm}
.pdf-page:first-child{break-before:auto}
.pdf-page a[href^="#"]::after{content:none!important}
.doc-footer:not(:has(.tags,.last-update,.contributors)){display:none}
`
