import Link from '@docgen/theme/link'
import styles from './Footer.module.css'
import mark from './mark.svg'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <img src={String(mark)} alt="" width="8" height="8" />
      <Link to="/more">Made by hand</Link>
    </footer>
  )
}
