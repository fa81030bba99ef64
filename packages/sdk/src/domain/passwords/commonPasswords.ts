const list = `
  a123456 a1234567 a12345678 a123456789 aa123456 aaa123456 abc12345 abc123456 abcd1234 abcd12345
  abcde12345 admin123 admin1234 admin@123 Aa123456 Aa123456. Aa123456! Aa12345678 Abc12345 Abc123456
  Abcd1234 Abc@1234 Abc@12345 Abc@123456 Abcd@1234 Admin123 Admin@123 Admin@1234 asd123456 asdf1234
  asdfghjkl1 baidu123 china123 company123 dragon123 football1 google123 hello123 iloveyou1 letmein1
  love1314 love5201314 master123 monkey123 p@ssw0rd P@ssw0rd P@ssw0rd1 P@ssword1 pass1234 password1
  password12 password123 Password1 Password1! Password123 Password@123 princess1 q1w2e3r4 q1w2e3r4t5
  qaz123456 qazwsx123 qazwsxedc1 qq123456 qq123456789 qwe123456 qwer1234 qwert12345 qwerty12 qwerty123
  qwerty1234 qwertyuiop1 root1234 root@123 sunshine1 superman1 test1234 test@123 trustno1 user1234
  w123456789 wang123456 welcome1 Welcome1 Welcome@123 woaini123 woaini1314 woaini520 woaini5201314
  wo123456 x123456789 z123456789 zhang123456 zxc123456 zxcvbnm1 zxcvbnm123 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qaz2wsx3edc 1qaz@WSX 1qazxsw2 123456aa 123456abc 123456qq 123456789a 123456789q 1234abcd
  123qweasd 12345qwert 123qwe123 123abc456 520woaini 5201314a a5201314 1314520a qwe@1234 Qwe@1234
  qwer@1234 Qwer1234 123456 12345678 123456789 1234567890 11111111 00000000 88888888 66666666
  123123123 87654321 147258369 5201314 13145200 password qwertyui qwertyuiop huiqi123 huiqi123456
  Huiqi123 Huiqi@123
`;

/**
 * Passwords that guessers try first, in the forms that other rules allow (ASVS 6.2.4). Short, because the page loads it;
 * the server compares hashes with the same list.
 */
export const commonPasswords: readonly string[] = list.trim().split(/\s+/);
