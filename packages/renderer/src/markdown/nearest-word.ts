/** The known word that was most likely meant: at most a third of its letters differ. Nothing where none is near. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const lowerCased = word.toLowerCase()
  let best: string | undefined
  let bestDistance = Math.floor((lowerCased.length + 1) / 3) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - lowerCased.length) >= bestDistance) continue
    const distance = editDistance(lowerCased, candidate.toLowerCase())
    if (distance >= bestDistance) continue
    best = candidate
    bestDistance = distance
  }
  return best
}

/** Levenshtein's distance, with two neighbours changing places as one step. */
function editDistance(a: string, b: string): number {
  let twoBack: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let steps = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, (twoBack[j - 2] ?? 0) + 1)
      current.push(steps)
    }
    twoBack = previous
    previous = current
  }
  return previous[b.length] ?? 0
}
