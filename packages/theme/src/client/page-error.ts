import { createProblem, type Problem, problemText } from './problem.js'

/** Replaces the main part by what went wrong; its button loads the page again. */
export function showPageError(problem: Pick<Problem, 'title' | 'error' | 'action'>): void {
  document.title = problemText('pageError')
  const box = createProblem({ ...problem, onAction: visitAgain })
  document.querySelector('main')?.replaceChildren(box)
  box.focus()
}

/** The same where the page did not load. */
export function showLoadError(): void {
  showPageError({ title: problemText('pageError'), action: problemText('retry') })
}

/** With a hash the same address would be a step within the page that did not come, but for what the router is told. */
function visitAgain(): void {
  navigation.navigate(location.href, { history: 'replace', info: 'again' })
}
