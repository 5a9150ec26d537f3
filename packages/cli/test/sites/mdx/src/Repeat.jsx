import CodeBlock from '@theme/CodeBlock'

export function Repeat({ names, children }) {
  return <CodeBlock language="sh">{names.map(children).join('\n')}</CodeBlock>
}

export const Keys = ({ children }) => <p>{Object.keys(children).join(', ')}</p>
