import { renderToStaticMarkup } from 'react-dom/server'

/** The result of a hook in a component that is rendered to HTML. */
export function resultOfHook<Result>(useHook: () => Result): Result {
  const results: Result[] = []
  renderToStaticMarkup(<Caller call={() => results.push(useHook())} />)
  return results[0] as Result
}

function Caller({ call }: { readonly call: () => void }): null {
  call()
  return null
}
