import type { ErrorEntries } from './entry.ts'

/** What the console answers about content and people, and golfers about their complaints. */
export const deskErrors = {
  'staff.lastAdmin': {
    code: 1841,
    text: {
      vi: 'Đây là quản trị viên cuối cùng. Cần có một quản trị viên khác trước.',
      en: 'This is the last administrator. There has to be another one first.',
      kr: '마지막 관리자입니다. 먼저 다른 관리자가 있어야 합니다.',
      jp: '最後の管理者です。先に別の管理者が必要です。',
    },
  },
  'staff.emailTaken': {
    code: 1842,
    text: {
      vi: 'Email này đã có tài khoản.',
      en: 'There is an account with this email already.',
      kr: '이미 등록된 이메일입니다.',
      jp: 'このメールアドレスはすでに登録されています。',
    },
  },
  'staff.emailForm': {
    code: 1843,
    text: {
      vi: 'Email chưa đúng.',
      en: 'The email is not valid.',
      kr: '이메일 형식이 올바르지 않습니다.',
      jp: 'メールアドレスの形式が正しくありません。',
    },
  },
  'staff.nameMissing': {
    code: 1844,
    text: {
      vi: 'Vui lòng nhập tên.',
      en: 'Please enter a name.',
      kr: '이름을 입력해 주세요.',
      jp: '名前を入力してください。',
    },
  },
  'staff.rolesMissing': {
    code: 1845,
    text: {
      vi: 'Vui lòng chọn ít nhất một vai trò.',
      en: 'Please choose at least one role.',
      kr: '역할을 하나 이상 선택해 주세요.',
      jp: '役割を1つ以上選んでください。',
    },
  },
  'staff.passwordShort': {
    code: 1846,
    text: {
      vi: 'Mật khẩu cần ít nhất {n} ký tự.',
      en: 'The password needs at least {n} characters.',
      kr: '비밀번호는 {n}자 이상이어야 합니다.',
      jp: 'パスワードは{n}文字以上にしてください。',
    },
  },
  'staff.linkOver': {
    code: 1847,
    text: {
      vi: 'Liên kết này đã dùng hoặc hết hạn. Vui lòng xin liên kết mới.',
      en: 'This link was used or is over. Please ask for a new one.',
      kr: '이미 사용했거나 만료된 링크입니다. 새 링크를 요청해 주세요.',
      jp: 'このリンクは使用済みか期限切れです。新しいリンクを依頼してください。',
    },
  },
  'picture.unreadable': {
    code: 1851,
    text: {
      vi: 'Tệp này không phải ảnh JPEG, PNG, WebP hoặc AVIF đọc được.',
      en: 'This file is not a readable JPEG, PNG, WebP or AVIF picture.',
      kr: '읽을 수 있는 JPEG, PNG, WebP, AVIF 이미지가 아닙니다.',
      jp: '読み取れるJPEG・PNG・WebP・AVIF画像ではありません。',
    },
  },
  'picture.unknown': {
    code: 1852,
    text: {
      vi: 'Vui lòng chọn ảnh đã tải lên.',
      en: 'Please choose a picture that was uploaded.',
      kr: '업로드한 이미지를 선택해 주세요.',
      jp: 'アップロードした画像を選んでください。',
    },
  },
  'news.vietnamese': {
    code: 1853,
    text: {
      vi: 'Vui lòng viết tiêu đề và nội dung tiếng Việt trước khi đăng.',
      en: 'Please write the title and the text in Vietnamese before you publish.',
      kr: '게시하기 전에 베트남어 제목과 본문을 작성해 주세요.',
      jp: '公開する前にベトナム語のタイトルと本文を入力してください。',
    },
  },
  'content.dates': {
    code: 1854,
    text: {
      vi: 'Thời điểm kết thúc phải sau thời điểm bắt đầu.',
      en: 'The end has to be after the start.',
      kr: '종료 시각은 시작 시각 이후여야 합니다.',
      jp: '終了は開始より後にしてください。',
    },
  },
  'banner.link': {
    code: 1855,
    text: {
      vi: 'Liên kết phải là một trang của TeeViet hoặc của một đối tác đã khai báo.',
      en: 'The link has to be a page of TeeViet or of a partner that is set up.',
      kr: 'TeeViet 또는 등록된 제휴사의 페이지만 연결할 수 있습니다.',
      jp: 'リンク先はTeeVietまたは登録済みの提携先のページに限ります。',
    },
  },
  'settings.link': {
    code: 1871,
    text: {
      vi: 'Địa chỉ “{address}” chưa đúng: cần một trang của TeeViet (/…) hoặc địa chỉ https.',
      en: 'The address ‘{address}’ is not valid: a page of TeeViet (/…) or an https address is needed.',
      kr: '주소 ‘{address}’가 올바르지 않습니다. TeeViet 페이지(/…) 또는 https 주소여야 합니다.',
      jp: 'アドレス「{address}」が正しくありません。TeeVietのページ（/…）かhttpsのアドレスにしてください。',
    },
  },
  'settings.line': {
    code: 1872,
    text: {
      vi: 'Mỗi dòng trong danh sách cần đủ nội dung tiếng Việt và địa chỉ.',
      en: 'Each line of a list needs its Vietnamese text and its address.',
      kr: '목록의 각 줄에는 베트남어 문구와 주소가 있어야 합니다.',
      jp: '一覧の各行にはベトナム語の文言とアドレスが必要です。',
    },
  },
  'settings.company': {
    code: 1873,
    text: {
      vi: 'Vui lòng nhập tên công ty bằng tiếng Việt: tên này đứng trên biên lai.',
      en: 'Please enter the company name in Vietnamese: it stands on receipts.',
      kr: '영수증에 표시되는 회사명을 베트남어로 입력해 주세요.',
      jp: '領収書に載る会社名をベトナム語で入力してください。',
    },
  },
  'settings.hotline': {
    code: 1874,
    text: {
      vi: 'Số hotline chỉ gồm chữ số, khoảng trắng, dấu chấm và dấu +.',
      en: 'The hotline may hold digits, spaces, dots and a plus sign only.',
      kr: '고객센터 전화에는 숫자, 공백, 점, +만 사용할 수 있습니다.',
      jp: 'お電話窓口の番号には数字、空白、ピリオド、＋のみ使えます。',
    },
  },
  'package.name': {
    code: 1875,
    text: {
      vi: 'Vui lòng nhập tên gói bằng tiếng Việt và tên ngắn.',
      en: 'Please enter the name of the package in Vietnamese and its short name.',
      kr: '플랜의 베트남어 이름과 짧은 이름을 입력해 주세요.',
      jp: 'プランのベトナム語名と略称を入力してください。',
    },
  },
  'package.sold': {
    code: 1876,
    text: {
      vi: 'Đã có khách mua gói này nên không đổi được mức bảo hiểm. Hãy ngừng bán và thêm gói mới.',
      en: 'Golfers have bought this package, so its cover cannot change. Take it off sale and add a new one.',
      kr: '이미 판매된 플랜은 보장 금액을 바꿀 수 없습니다. 판매를 중지하고 새 플랜을 추가해 주세요.',
      jp: '販売済みのプランの補償額は変更できません。販売を終了し、新しいプランを追加してください。',
    },
  },
  'complaint.empty': {
    code: 1861,
    text: {
      vi: 'Vui lòng viết nội dung khiếu nại.',
      en: 'Please write what happened.',
      kr: '불만 내용을 작성해 주세요.',
      jp: 'お困りの内容を入力してください。',
    },
  },
  'complaint.open': {
    code: 1862,
    text: {
      vi: 'Phiếu này đang có khiếu nại chưa giải quyết xong: {code}.',
      en: 'There is a complaint about this bill that is not closed yet: {code}.',
      kr: '이 예약에는 아직 처리 중인 불만 접수가 있습니다: {code}',
      jp: 'この予約には対応中のご意見・苦情があります：{code}',
    },
  },
  'complaint.answer': {
    code: 1863,
    text: {
      vi: 'Vui lòng viết câu trả lời cho khách.',
      en: 'Please write the answer to the golfer.',
      kr: '고객에게 보낼 답변을 작성해 주세요.',
      jp: 'お客様への回答を入力してください。',
    },
  },
  'complaint.day': {
    code: 1864,
    text: {
      vi: 'Vui lòng chọn ngày hẹn trong tương lai.',
      en: 'Please choose a day to come.',
      kr: '앞으로의 날짜를 선택해 주세요.',
      jp: '今後の日付を選んでください。',
    },
  },
  'complaint.bill': {
    code: 1865,
    text: {
      vi: 'Không tìm thấy phiếu với mã này.',
      en: 'There is no bill with this code.',
      kr: '이 번호의 예약을 찾을 수 없습니다.',
      jp: 'この番号の予約は見つかりません。',
    },
  },
} as const satisfies ErrorEntries
