import { createProblem, type Problem, problemText } from './problem.js'

/** Replaces the main part with an error; its button loads the page again. */
export function showPageError(problem: Pick<Problem, 'title' | 'error' | 'action'>): void {
  document.title = problemText('pageError')
  const box = createProblem({ ...problem, onAction: visitAgain })
  document.querySelector('main')?.replaceChildren(box)
  box.focus()
}

/** Replaces the main part with the error that the page can't be loaded without a connection. */
export function showLoadError(): void {
  showPageError({ title: problemText('offline'), action: problemText('retry') })
}

/** With a hash, the same URL would be a navigation within the missing page, so `info` makes the router load it. */
function visitAgain(): void {
  navigation.navigate(location.href, { history: 'replace', info: 'again' })
}
