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
Made by \`node bench/search.mjs\`; the questions are those of \`site/search.tests.yml\`.

## What a question downloads

Kilobytes of gzip and files from nothing to the first eight results, search script included; the same with the line of text of each, which
browsers read for results in view only; milliseconds of the same question once its files are there.

${transferTable(rows)}

## Beside the local search of Docusaurus

${reference === undefined ? 'Not measured: see bench/README.md.' : describeReference(reference, rows)}

## What the index costs a build

A cold build with search against one without, in turns; then one sentence is added to one page.

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
    ['site', 'questions', 'median kB', 'worst kB', 'budget', 'files (median, worst)', ...withText, 'median ms'],
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
  return `@easyops-cn/docusaurus-search-local ${ranking.version} over the same pages, ${date}: from the HTML that docgen has built of them, with its defaults,
and without the list of a page's sections, which Docusaurus does not write. All of its index is downloaded before the first result; its script comes on top of that and is not counted here, docgen's is.

${table(head, sizes.map(sizeLine))}

The ${ranking.questions} questions of the example site, asked of its own search thread and of docgen's, and judged as \`docgen check search\` does: the field shows ${ranking.depths.field} hits
of either, the search page ${ranking.depths.page}. A question has fallen where its page is not among the first that it has to be among. Both read the keywords of the pages' front matter,
which were written with docgen's answers in view. docgen reads what API descriptions say beside what their pages show, such as the names of operations.

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
    ['search', 'MRR', 'page is first', 'answered', 'fallen'],
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
  const placeOf = (place) => place ?? Number.POSITIVE_INFINITY
  const list = (isBetter) =>
    Object.keys(docgen.places)
      .filter((query) => isBetter(placeOf(docgen.places[query]), placeOf(reference.places[query])))
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
