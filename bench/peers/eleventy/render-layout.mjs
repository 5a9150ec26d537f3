/**
 * @typedef {{title: string, url: string, section: string}} Document
 * @typedef {{title: string, documents: Document[]}} Section
 *
 * @typedef {object} Outline what all pages share
 * @property {Document[]} documents in reading order
 * @property {Section[]} sections
 * @property {Map<string, {index: number, section: Section}>} places where each URL stands
 */

/**
 * A plain documentation page: header, sidebar of the page's own section under the list of all sections, title,
 * content, previous and next, footer. No script.
 *
 * @param {{title: string, url: string, content: string, outline: Outline}} page
 * @returns {string} HTML
 */
export function renderLayout({ title, url, content, outline }) {
  const { documents, sections, places } = outline
  const { index, section } = places.get(url)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | Bench</title>
<link rel="canonical" href="https://docs.example.com${url}">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<a href="#content">Skip to main content</a>
<header><a href="/">Bench</a> <nav><a href="${sections[0].documents[0].url}">Docs</a></nav></header>
<div class="page">
<nav class="sidebar" aria-label="Docs"><ul>
${sections.map((each) => renderSection(each, each === section ? url : undefined)).join('\n')}
</ul></nav>
<main id="content">
<h1>${escapeHtml(title)}</h1>
${content}
<nav class="pagination">${renderNeighbour('prev', documents[index - 1])}${renderNeighbour('next', documents[index + 1])}</nav>
</main>
</div>
<footer>Built with Eleventy</footer>
</body>
</html>
`
}

/** @param {Section} section @param {string | undefined} current URL of the page, in its own section only */
function renderSection({ title, documents }, current) {
  const link = `<a href="${documents[0].url}">${title}</a>`
  if (current === undefined) return `<li>${link}</li>`
  const pages = documents.map(
    (document) =>
      `<li><a href="${document.url}"${document.url === current ? ' aria-current="page"' : ''}>${escapeHtml(document.title)}</a></li>`,
  )
  return `<li>${link}<ul>\n${pages.join('\n')}\n</ul></li>`
}

/** @param {'prev' | 'next'} relation @param {Document | undefined} document */
function renderNeighbour(relation, document) {
  return document === undefined ? '' : `<a rel="${relation}" href="${document.url}">${escapeHtml(document.title)}</a>`
}

/** @param {Document[]} documents in reading order @returns {Outline} */
export function outlineDocuments(documents) {
  const sections = new Map()
  const places = new Map()
  documents.forEach((document, index) => {
    const title = document.section.replace('section-', 'Section ')
    const section = sections.get(title) ?? { title, documents: [] }
    sections.set(title, section)
    section.documents.push(document)
    places.set(document.url, { index, section })
  })
  return { documents, sections: [...sections.values()], places }
}

/** @param {string} text @returns {string} safe in HTML text and in quoted attributes */
function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
