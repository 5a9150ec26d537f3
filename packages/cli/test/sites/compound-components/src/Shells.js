import { Children, createContext, useContext, useState } from 'react'

const Shell = createContext({ shell: 'bash', setShell: () => {} })
const NAMES = ['bash', 'fish']

export const useShell = () => useContext(Shell)

function Provider({ children }) {
  const [shell, setShell] = useState('bash')
  return <Shell.Provider value={{ shell, setShell }}>{children}</Shell.Provider>
}

function Choice({ children }) {
  const { shell, setShell } = useShell()
  return (
    <div className="shells">
      {NAMES.map((name) => (
        <button key={name} type="button" disabled={name === shell} onClick={() => setShell(name)}>
          {name}
        </button>
      ))}
      <span className="count">{Children.count(children)} shells</span>
      {children}
    </div>
  )
}

const only = (name) => ({ children }) => (useShell().shell === name ? <section>{children}</section> : null)

export default { Provider, Choice, Bash: only('bash'), Fish: only('fish') }
