export { default } from '@theme-original/Footer'
