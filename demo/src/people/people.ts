type Person = {
  readonly name: string
  readonly language?: 'vi' | 'en' | 'kr' | 'jp'
  /** 0 member, 1 silver, 2 gold, 3 platinum. */
  readonly tier?: 0 | 1 | 2 | 3
  readonly born?: string
}

/** Golfers of the demo world. All names are invented. */
export const people: readonly Person[] = [
  { name: 'Nguyễn Minh Khang', tier: 3, born: '1979-04-12' },
  { name: 'Trần Thu Hà', tier: 2, born: '1985-09-30' },
  { name: 'Lê Hoàng Nam', tier: 2, born: '1982-01-08' },
  { name: 'Phạm Quốc Bảo', tier: 1, born: '1990-06-21' },
  { name: 'Vũ Thị Mai Anh', tier: 1, born: '1988-11-03' },
  { name: 'Đặng Tuấn Kiệt', tier: 0, born: '1994-02-17' },
  { name: 'Bùi Gia Huy', tier: 0, born: '1991-07-25' },
  { name: 'Hoàng Lan Phương', tier: 1, born: '1986-12-14' },
  { name: 'Đỗ Mạnh Cường', tier: 3, born: '1974-03-02' },
  { name: 'Ngô Thanh Tùng', tier: 0, born: '1989-08-19' },
  { name: 'Dương Khánh Linh', tier: 2, born: '1992-05-06' },
  { name: 'Phan Đức Thịnh', tier: 0, born: '1980-10-11' },
  { name: 'Lý Hải Đăng', tier: 1 },
  { name: 'Trịnh Ngọc Sơn', tier: 0 },
  { name: 'Mai Phương Thảo', tier: 0 },
  { name: 'Cao Việt Dũng', tier: 2 },
  { name: 'Tạ Quang Vinh', tier: 0 },
  { name: 'Hồ Bảo Châu', tier: 1 },
  { name: 'Võ Trường Giang', tier: 0 },
  { name: 'Huỳnh Nhật Quang', tier: 1 },
  { name: 'Lâm Chí Thành', tier: 0 },
  { name: 'Đinh Hồng Nhung', tier: 0 },
  { name: 'Nguyễn Thế Anh', tier: 0 },
  { name: 'Trần Quang Huy', tier: 0 },
  { name: 'Lê Thị Thu Trang', tier: 0 },
  { name: 'Phạm Anh Tú', tier: 0 },
  { name: 'Vương Đình Phúc', tier: 0 },
  { name: 'Nguyễn Hữu Lộc', tier: 0 },
  { name: 'Trần Bảo Ngọc', tier: 0 },
  { name: 'Lê Xuân Trường', tier: 0 },
  { name: 'Đào Thùy Dương', tier: 0 },
  { name: 'Quách Tiến Đạt', tier: 0 },
  { name: 'Kim Dohyun', language: 'kr', tier: 1 },
  { name: 'Park Seoyeon', language: 'kr', tier: 0 },
  { name: 'Lee Junho', language: 'kr', tier: 2 },
  { name: 'Tanaka Haruto', language: 'jp', tier: 1 },
  { name: 'Sato Misaki', language: 'jp', tier: 0 },
  { name: 'James Carter', language: 'en', tier: 1 },
  { name: 'Emily Watson', language: 'en', tier: 0 },
  { name: 'Oliver Schmidt', language: 'en', tier: 0 },
]
