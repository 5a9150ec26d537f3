interface Facts {
  readonly title: string
}

function readTitle(facts?: Facts): string {
  if (!facts) throw new Error('no facts for the title')
  return facts.title
}

export default { title: readTitle(), url: 'https://docs.example.org' }
