using System;

public static class Check
{
    public static void Main()
    {
        for (string line; (line = Console.ReadLine()) != null;)
        {
            var parts = line.Split('\t');
            var body = Convert.FromBase64String(parts[3]);
            var valid = WebhookSignature.Verify(body, parts[1], parts[2].Split(' '), long.Parse(parts[0]));
            Console.WriteLine(valid ? "true" : "false");
        }
    }
}
