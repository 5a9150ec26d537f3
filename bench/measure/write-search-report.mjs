/**
 * @param {object} results of `search.mjs`
 * @param {string} results.date
 * @param {{node: string, model: string, cores: number, load: number}} results.machine
 * @param {object[]} results.rows one per site
 * @param {{date: string, ranking: object}} [results.reference] absent if the reference was not measured
 * @returns {string} Markdown
 */
export function writeSearchReport({ date, machine, rows, reference }) {
  return `# Search

${date}. Node ${machine.node}, ${machine.cores} × ${machine.model}, load average ${machine.load.toFixed(1)} before the first run.
Command: \`node bench/search.mjs\`. The queries are those of \`site/search.tests.yml\`.

## What a query downloads

Files and kilobytes (gzip) from an empty cache to the first eight results, including the search script; the same with the line of text of each result, which
browsers load only for visible results; milliseconds of the same query once its files are downloaded.

${transferTable(rows)}

## Compared with the local search of Docusaurus

${reference === undefined ? 'Not measured: see bench/README.md.' : describeReference(reference, rows)}

## What the index adds to a build

Cold builds with and without search, in turns, and then a build after adding one sentence to one page.

${indexingTable(rows)}
`
}

function transferTable(rows) {
  const lines = rows.map(({ name, queries, bytes, files, whole, milliseconds, budget }) => [
    name,
    queries,
    kilobytes(bytes.median),
    kilobytes(bytes.worst),
    budget ?? '',
    `${files.median}, ${files.worst}`,
    `${kilobytes(whole.bytes.median)}, ${kilobytes(whole.bytes.worst)}`,
    `${whole.files.median}, ${whole.files.worst}`,
    milliseconds.median.toFixed(1),
  ])
  const withText = ['with text, kB (median, worst)', 'files (median, worst)']
  return table(
    ['site', 'queries', 'median kB', 'worst kB', 'budget', 'files (median, worst)', ...withText, 'median ms'],
    lines,
  )
}

function describeReference({ date, ranking }, rows) {
  const sizes = rows.filter(({ reference }) => reference !== undefined)
  const first = 'its first result, gzip kB'
  const head = [
    'site',
    'its documents',
    'its index, MB',
    first,
    "docgen's index, MB",
    "docgen's first results, gzip kB, median",
    'share',
  ]
  return `@easyops-cn/docusaurus-search-local ${ranking.version} over the same pages, ${date}. It indexes docgen's HTML with its default options,
without the list of a page's sections, which Docusaurus does not write. Readers download its whole index before the first result. The figures include docgen's search script, but not that of Docusaurus.

${table(head, sizes.map(sizeLine))}

Both search threads answer the ${ranking.questions} queries of the example site, judged as \`docgen check search\` does. The field shows ${ranking.depths.field} results
of either, the search page ${ranking.depths.page}. A query fails if its page is not among the required first results. Both index the keywords of the pages' front matter,
which were written with docgen's results in view. docgen also indexes parts of API descriptions that their pages do not show, such as the names of operations.

${rankingTable(ranking)}

${describeDifference(ranking)}`
}

function sizeLine({ name, bytes, indexBytes, reference }) {
  return [
    name,
    reference.documents,
    megabytes(reference.bytes),
    kilobytes(reference.gzip),
    megabytes(indexBytes),
    kilobytes(bytes.median),
    `${(reference.gzip / bytes.median).toFixed(0)} times`,
  ]
}

function rankingTable(ranking) {
  const line = (name, { mrr, first, fallen }) => [
    name,
    mrr.toFixed(3),
    first,
    ranking.questions - fallen.length,
    fallen.length,
  ]
  return table(
    ['search', 'MRR', 'page is first', 'answered', 'failed'],
    [
      line('docgen, field', ranking.field.docgen),
      line('Docusaurus, field', ranking.field.reference),
      line('docgen, search page', ranking.page.docgen),
      line('Docusaurus, search page', ranking.page.reference),
    ],
  )
}

/** The queries that one search answers better than the other. */
function describeDifference({ field: { docgen, reference } }) {
  const positionAt = (place) => place ?? Number.POSITIVE_INFINITY
  const list = (isBetter) =>
    Object.keys(docgen.places)
      .filter((query) => isBetter(positionAt(docgen.places[query]), positionAt(reference.places[query])))
      .map((query) => `“${query}” ${docgen.places[query] ?? '–'} : ${reference.places[query] ?? '–'}`)
      .join(', ')
  return `Place of the page in the field, docgen's and that of Docusaurus, where they differ. docgen's is better: ${list((own, other) => own < other) || 'none'}.
That of Docusaurus is better: ${list((own, other) => own > other) || 'none'}.`
}

function indexingTable(rows) {
  const lines = rows
    .filter(({ indexing }) => indexing !== undefined)
    .map(({ name, indexing: { rounds, cpuShare, wallShare, files, changedFiles } }) => [
      name,
      rounds,
      percent(cpuShare),
      percent(wallShare),
      files,
      changedFiles,
      `${((100 * changedFiles) / files).toFixed(1)} %`,
    ])
  return table(['site', 'rounds', 'CPU time more', 'wall time more', 'files', 'changed by an edit', 'share'], lines)
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1)
}

function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1)
}

function percent(share) {
  return `${Math.round(share * 100)} %`
}

function table(head, lines) {
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
