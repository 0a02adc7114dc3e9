## Opening a table from a file
open = Open a file
fault-too-large = The file is too large.
fault-unpacks = Unpacked, the file would be too large. Save only the table that you need, without pictures, or as CSV.
fault-old = This is a spreadsheet in the old format. Save it as XLSX, ODS or CSV.
fault-broken = The file cannot be read: it is damaged, protected by a password, or no spreadsheet.
fault-empty = There is nothing in the spreadsheet.
