import { api } from '../../api/api.ts'
import { signedInAgain } from '../../session/ended-session.ts'
import { readSession } from '../../session/session.ts'
import { Button, ButtonAnchor, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './pieces.module.css'

export function ActionPieces() {
  return (
    <Section title="Buttons, toasts">
      <Card>
        <div className={styles.row}>
          <Button>Gửi yêu cầu</Button>
          <Button look="second" icon="refresh">
            Thử lại
          </Button>
          <Button look="quiet">Bỏ qua</Button>
          <Button look="urgent" icon="flame">
            Đặt ngay
          </Button>
          <Button look="danger">Hủy đặt chỗ</Button>
          <Button busy>Đang gửi</Button>
          <Button aria-disabled onClick={() => showToast('warning', 'vui lòng điền đầy đủ thông tin')}>
            Chưa đủ
          </Button>
          <Button size="small">Nhỏ</Button>
          <Button size="large">Lớn</Button>
          <ButtonLink to="/wap" look="second" icon="home">
            Trang chủ
          </ButtonLink>
          <ButtonAnchor href="tel:19001234" look="second" icon="phone">
            1900 1234
          </ButtonAnchor>
          <IconButton icon="heart" label="Yêu thích" />
        </div>
      </Card>
      <Card>
        <div className={styles.row}>
          <Button look="second" onClick={() => Promise.all([endSession(), endSession()])}>
            session ended
          </Button>
          <Button look="second" onClick={() => showToast('error', 'Lỗi kết nối. Vui lòng thử lại sau.')}>
            error
          </Button>
          <Button look="second" onClick={() => showToast('success', 'Đã lưu thay đổi.')}>
            success
          </Button>
          <Button
            look="second"
            onClick={() => api('GET /api/services/get_top_post', {}).catch(() => undefined)}
          >
            a call
          </Button>
        </div>
      </Card>
    </Section>
  )
}

/** What a call does whose session has ended. */
function endSession() {
  return signedInAgain({ token: readSession()?.token ?? '', vga: 0 }, {})
}
