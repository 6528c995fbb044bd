import styles from '../day-sheet.module.css'
import type { Point } from './scroll-at-edges.ts'

/** Shows a tile as picked up: a copy of it follows the pointer, and the tile itself fades until it is let go. */
export function liftTile(tile: HTMLElement, from: Point) {
  const { left, top, width, height } = tile.getBoundingClientRect()
  const copy = document.createElement('div')
  copy.className = `${tile.className} ${styles.lifted}`
  copy.dataset.look = tile.dataset.look
  copy.ariaHidden = 'true'
  copy.innerHTML = tile.innerHTML
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  document.body.append(copy)
  tile.dataset.lifted = ''
  return {
    moveTo({ x, y }: Point) {
      copy.style.translate = `${x - from.x}px ${y - from.y}px`
    },
    letGo() {
      copy.remove()
      delete tile.dataset.lifted
    },
  }
}
