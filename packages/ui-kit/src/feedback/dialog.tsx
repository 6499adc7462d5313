import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './dialog.module.css'

type DialogProps = { title: string; isOpen: boolean; onClose(): void; children: ReactNode }

/** A titled box over the page. The focus stays inside and goes back to where it was; Escape leaves it. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  // Mantine notes where the focus was when it sees a closed dialog open; one that is loaded when it is asked for was never closed.
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(isOpen), [isOpen])
  return (
    // Mantine locks scrolling by a style without a nonce, which the content policy of the page refuses.
    <Modal
      opened={isShown}
      onClose={onClose}
      title={title}
      centered
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // Its header element would be a second banner beside that of the site.
      attributes={{ header: { role: 'none' } }}
      classNames={{ content: classes.dialog, header: classes.dialog, title: classes.title }}
    >
      {children}
    </Modal>
  )
}
