const isWide = true

export default () => (
  <header className={isWide ? 'hero hero--primary' : "hero"}>
    <a className="button button--outline button--secondary" href="/docs">Start</a>
  </header>
)
